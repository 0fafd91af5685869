/** A script that imports this stands in the page; see `index.ts`. */
declare module 'virtual:inline-script' {}
