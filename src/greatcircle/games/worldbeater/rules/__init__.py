"""The rules of Worldbeater, a file per chapter; `play` joins them."""
