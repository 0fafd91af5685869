import type { Fields, Value } from '#emulator/wire/value.ts';

/** The messages of `google.firestore.v1` in their JSON mapping, as far as they are supported. */
export interface DocumentMessage {
  name: string;
  fields?: Fields;
  createTime?: string;
  updateTime?: string;
}

export interface DocumentMask {
  fieldPaths?: string[];
}

export interface Precondition {
  exists?: boolean;
  updateTime?: string;
}

export interface FieldTransform {
  fieldPath?: string;
  setToServerValue?: string;
  increment?: Value;
  maximum?: Value;
  minimum?: Value;
  appendMissingElements?: { values?: Value[] };
  removeAllFromArray?: { values?: Value[] };
}

export interface WriteMessage {
  update?: DocumentMessage;
  delete?: string;
  verify?: string;
  transform?: { document?: string; fieldTransforms?: FieldTransform[] };
  updateMask?: DocumentMask;
  updateTransforms?: FieldTransform[];
  currentDocument?: Precondition;
}

export interface WriteResult {
  updateTime?: string;
  transformResults?: Value[];
}

export interface TransactionOptions {
  readOnly?: { readTime?: string };
  readWrite?: { retryTransaction?: string };
}

/** The consistency of a read: at most one of the three. */
export interface ReadConsistency {
  transaction?: string;
  newTransaction?: TransactionOptions;
  readTime?: string;
}

export interface CommitRequest {
  database?: string;
  writes?: WriteMessage[];
  transaction?: string;
}

export interface BatchGetRequest extends ReadConsistency {
  database?: string;
  documents?: string[];
  mask?: DocumentMask;
}

export interface RunQueryRequest extends ReadConsistency {
  parent?: string;
  structuredQuery?: StructuredQuery;
  explainOptions?: unknown;
}

export interface RunAggregationQueryRequest extends ReadConsistency {
  parent?: string;
  structuredAggregationQuery?: StructuredAggregationQuery;
  explainOptions?: unknown;
}

export interface StructuredQuery {
  select?: { fields?: { fieldPath?: string }[] };
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: FilterMessage;
  orderBy?: { field?: { fieldPath?: string }; direction?: string }[];
  startAt?: CursorMessage;
  endAt?: CursorMessage;
  offset?: number;
  limit?: number;
  findNearest?: unknown;
}

export interface CursorMessage {
  values?: Value[];
  before?: boolean;
}

export interface FilterMessage {
  compositeFilter?: { op?: string; filters?: FilterMessage[] };
  fieldFilter?: { field?: { fieldPath?: string }; op?: string; value?: Value };
  unaryFilter?: { op?: string; field?: { fieldPath?: string } };
}

export interface StructuredAggregationQuery {
  structuredQuery?: StructuredQuery;
  aggregations?: Aggregation[];
}

export interface Aggregation {
  alias?: string;
  count?: { upTo?: string | number };
  sum?: { field?: { fieldPath?: string } };
  avg?: { field?: { fieldPath?: string } };
}
