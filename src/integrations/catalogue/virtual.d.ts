/** What a build reads ahead, for the bundled pages; see `index.ts`. */
declare module 'virtual:catalogue-read-ahead' {
  export { getReadAhead } from '#integrations/catalogue/read-ahead-store.ts';
}
