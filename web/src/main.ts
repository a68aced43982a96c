// This file is where the client begins: the styles, the settings, the page.

import { mount } from "svelte";
import "./style/font.css";
import "./style/token.css";
import "./style/base.css";
import App from "./App.svelte";
import { watchForRenewal } from "./browser/reload";
import { router } from "./browser/route.svelte";
import { setting } from "./browser/setting.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("The page has no place for the client.");
watchForRenewal();
setting.watch();
router.watch();
mount(App, { target });
