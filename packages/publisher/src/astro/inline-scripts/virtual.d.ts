/** A script that imports this is inlined into its page; see `index.ts`. */
declare module 'virtual:inline-script' {}

/** The code of a script with everything that it imports; see `whole-script.ts`. */
declare module '*?whole-script' {
  const code: string;
  export default code;
}
