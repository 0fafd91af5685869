import * as v from 'valibot';

const source = v.string();
const HeaderRuleSchema = v.object({
  source,
  headers: v.array(v.object({ key: v.string(), value: v.string() })),
});

/** A header rule of `firebase.json`: headers for every path that matches `source`. */
export type HeaderRule = v.InferOutput<typeof HeaderRuleSchema>;

/** The settings in the `hosting` part of `firebase.json` that a version is released with. */
const HostingConfigSchema = v.object({
  cleanUrls: v.optional(v.boolean(), false),
  trailingSlash: v.optional(v.boolean(), false),
  headers: v.optional(v.array(HeaderRuleSchema), []),
  redirects: v.optional(
    v.array(v.object({ source, destination: v.string(), type: v.optional(v.number(), 301) })),
    [],
  ),
  rewrites: v.optional(
    v.array(
      v.union([
        v.object({ source, destination: v.string() }),
        v.object({
          source,
          function: v.object({ functionId: v.string(), region: v.optional(v.string()) }),
        }),
      ]),
    ),
    [],
  ),
});
export type HostingConfig = v.InferOutput<typeof HostingConfigSchema>;

/**
 * Reads `firebase.json`, parsed. Throws valibot's `ValiError` where its `hosting` part is invalid.
 */
export function readHostingConfig(firebaseJson: unknown): HostingConfig {
  return v.parse(v.object({ hosting: HostingConfigSchema }), firebaseJson).hosting;
}
