/** A Firestore value in the JSON mapping of the REST API (`google.firestore.v1.Value`). */
export type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  /** A signed 64-bit integer as a decimal string. */
  | { integerValue: string }
  /** A JSON number, or `NaN`, `Infinity`, `-Infinity` as a string. */
  | { doubleValue: number | string }
  /** RFC 3339 with microseconds. */
  | { timestampValue: string }
  | { stringValue: string }
  /** Base64. */
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude?: number; longitude?: number } }
  | { arrayValue: { values?: Value[] } }
  | { mapValue: { fields?: Fields } };

export type Fields = Record<string, Value>;

/** A stored document; times are RFC 3339 with microseconds. */
export interface DocumentState {
  /** Below `documents/`: `vehicles/abc`. */
  path: string;
  fields: Fields;
  createTime: string;
  updateTime: string;
}
