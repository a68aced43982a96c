// This file is the little of Node's zlib that the build uses, in types.

declare module "node:zlib" {
  export const constants: { BROTLI_PARAM_QUALITY: number; BROTLI_MAX_QUALITY: number };
  export function brotliCompressSync(
    content: string | Uint8Array,
    options: { params: Record<number, number> },
  ): Uint8Array;
}
