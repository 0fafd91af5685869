/** What Vite puts into code for the browser, as far as it is used. */
interface ImportMeta {
  readonly env: {
    readonly DEV: boolean;
    readonly PUBLIC_FIREBASE_CONFIG?: string;
    readonly PUBLIC_EMULATOR_URL?: string;
  };
}

/** The address of a worker that Vite bundles. */
declare module '*?worker&url' {
  const url: string;
  export default url;
}
