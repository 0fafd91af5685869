/** The paths of dynamic routes in `astro build` and `astro dev`; see `index.ts`. */
declare module 'virtual:static-paths' {
  export { staticPathsOf } from '#site/static/pages-of-build.ts';
}
