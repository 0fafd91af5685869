/** What a build reads ahead, for the bundled pages; see `index.ts`. */
declare module 'virtual:catalogue-read-ahead' {
  export { handedOver } from '#integrations/catalogue/handover.ts';
}
