import type { DocumentState, Fields } from '#emulator/wire/value.ts';

/** One row of the table `documents`. */
export interface DocumentRow {
  path: string;
  fields: string;
  create_time: string;
  update_time: string;
}

/**
 * A document as it is on disk; its fields are parsed when they are first read. A class, because
 * there is one instance per stored document: they share one getter.
 */
export class StoredDocument implements DocumentState {
  readonly path: string;
  readonly createTime: string;
  readonly updateTime: string;
  #text: string | null;
  #fields: Fields = {};

  constructor(row: DocumentRow) {
    this.path = row.path;
    this.createTime = row.create_time;
    this.updateTime = row.update_time;
    this.#text = row.fields;
  }

  get fields(): Fields {
    if (this.#text !== null) {
      this.#fields = JSON.parse(this.#text) as Fields;
      this.#text = null;
    }
    return this.#fields;
  }
}
