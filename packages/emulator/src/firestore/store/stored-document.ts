import type { DocumentState, Fields, Value } from '#emulator/wire/value.ts';
import { type FieldPath, getField } from '../model/field-path.ts';
import type { DocumentTexts } from './document-texts.ts';

/** One row of the table `documents`. */
export interface DocumentRow {
  path: string;
  fields: string;
  create_time: string;
  update_time: string;
}

/** A value that a query has read, and the one read before it. */
interface ReadValue {
  path: FieldPath;
  value: Value | undefined;
  next: ReadValue | null;
}

/** How many values of a document are remembered; those of more queries are read again. */
const MAX_VALUES = 16;

/** The document that was parsed last: callers read several fields of one after another. */
let parsed: { document: StoredDocument; fields: Fields } | null = null;

/**
 * A document as it is on disk. Parsed fields take more memory than their text, so only the values
 * that queries compare are cached. A class, because there is one instance per stored document: they
 * share their methods.
 */
export class StoredDocument implements DocumentState {
  readonly path: string;
  readonly createTime: string;
  readonly updateTime: string;
  /** Null while the text is only in SQLite. */
  #text: string | null;
  /** Null while this is not the version in SQLite. */
  #texts: DocumentTexts | null = null;
  #values: ReadValue | null = null;

  constructor(row: DocumentRow) {
    this.path = row.path;
    this.createTime = row.create_time;
    this.updateTime = row.update_time;
    this.#text = row.fields;
  }

  get fields(): Fields {
    if (parsed?.document !== this) {
      parsed = { document: this, fields: JSON.parse(this.#readText()) as Fields };
    }
    return parsed.fields;
  }

  /** For events that wait on disk: `JSON.stringify` omits the accessors of a class. */
  toJSON(): DocumentState {
    const { path, fields, createTime, updateTime } = this;
    return { path, fields, createTime, updateTime };
  }

  /** Marks this version as stored in SQLite: its text may leave the memory. */
  attach(texts: DocumentTexts): void {
    this.#texts = texts;
    if (this.#text !== null && !texts.reserve(this.#text.length)) this.#text = null;
  }

  /**
   * Makes the document independent of SQLite, where another version is about to replace it: snapshots
   * and listeners may still read this one.
   */
  detach(): void {
    if (this.#texts === null) return;
    if (this.#text !== null) this.#texts.release(this.#text.length);
    this.#text = this.#readText();
    this.#texts = null;
  }

  #readText(): string {
    return this.#text ?? this.#texts?.read(this.path) ?? '';
  }

  /** The value at a path, remembered for the next query that reads it. */
  value(path: FieldPath): Value | undefined {
    let count = 0;
    for (let known = this.#values; known !== null; known = known.next) {
      if (known.path === path) return known.value;
      count++;
    }
    const value = getField(this.fields, path);
    this.#values = { path, value, next: count < MAX_VALUES ? this.#values : null };
    return value;
  }
}

/** The value that a query compares, or undefined where the document has no such field. */
export function queriedValue(document: DocumentState, path: FieldPath): Value | undefined {
  return document instanceof StoredDocument
    ? document.value(path)
    : getField(document.fields, path);
}
