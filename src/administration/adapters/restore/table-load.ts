import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { TableManifest } from '../../domain/backup-manifest.js';
import { columnList } from '../backup/snapshot.js';

/** Fills one table with rows in the text format of COPY that come in parts, cut anywhere. */
export class TableLoad {
  private readonly rows = new PassThrough();
  private readonly loaded: Promise<void>;

  constructor(
    client: Client,
    readonly table: TableManifest,
  ) {
    const { name, columns } = table;
    this.loaded = pipeline(this.rows, client.query(copyFrom(`copy ${columnList(client, name, columns)} from stdin`)));
    // Whoever adds or finishes hears of it.
    this.loaded.catch(() => undefined);
  }

  async add(content: AsyncIterable<Buffer>): Promise<void> {
    for await (const chunk of content) {
      if (!this.rows.write(chunk)) await Promise.race([once(this.rows, 'drain'), this.loaded]);
    }
  }

  async finish(): Promise<void> {
    this.rows.end();
    await this.loaded;
  }
}
