/** A script that imports this is inlined into its page; see `index.ts`. */
declare module 'virtual:inline-script' {}
