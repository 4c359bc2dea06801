import {
  messages,
  parse,
  PGlite,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';

const { serialize } = protocol;
type Message = messages.BackendMessage;
type Readers = PGlite['parsers'];

/** A statement the database has read: its name there, what it is asked with, and what its rows are made of. */
type Statement = { name: string; paramTypes: readonly number[]; rows: Message | null };
type PreparedQuery = { text: string; params: readonly unknown[] | undefined; options: QueryOptions };

/** More than the sandbox has; one written with ever other numbers of values must not fill the memory. */
const MAX_CACHED_STATEMENTS = 500;
const MAX_CACHED_LENGTH = 8_000;

/**
 * The embedded database, keeping the plan of what it is asked again and again. PGlite itself has every statement read and
 * planned anew, in six messages and with a table of readers made for it, which takes longer than to run it.
 */
export class EmbeddedClient extends PGlite {
  readonly #kept = new Map<string, Statement>();
  readonly #seen = new Set<string>();
  readonly #heard = new protocol.Parser();
  #readers: Readers | null = null;

  /** Opens a folder, or `memory://`, where a copy of a database may be the beginning, and waits until it can be asked. */
  static async open(place: string, copy?: Blob): Promise<EmbeddedClient> {
    const client = new EmbeddedClient(place, copy && { loadDataDir: copy });
    await client.waitReady;
    return client;
  }

  override async query<Row>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    // PGlite's own questions go its own way.
    if (!this.ready || options?.parsers === undefined) return super.query<Row>(text, params, options);
    return this._runExclusiveTransaction(async () => {
      const results = await this.#ask<Row>({ text, params, options });
      await this.syncToFs();
      return results;
    });
  }

  override transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return super.transaction((transaction) => {
      const query = <Row>(text: string, params?: unknown[], options?: QueryOptions) =>
        transaction.closed || options?.parsers === undefined
          ? transaction.query<Row>(text, params, options)
          : this.#ask<Row>({ text, params, options });
      return work(Object.assign(transaction, { query }));
    });
  }

  #ask<Row>({ text, params = [], options }: PreparedQuery): Promise<Results<Row>> {
    return this._runExclusiveQuery(async () => {
      const { name, paramTypes, rows } = this.#kept.get(text) ?? this.#prepare(text);
      const values = params.map((value, index) => this.#written(value, paramTypes[index]));
      const heard = this.#exchange([serialize.bind({ statement: name, values }), serialize.execute({})]);
      const { rowMode = 'object' } = options;
      const [results] = parse.parseResults(rows ? [rows, ...heard] : heard, this.#readersOf(options), {
        rowMode,
      });
      if (!holdsRows<Row>(results)) throw new Error(`the database did not answer: ${text}`);
      return results;
    });
  }

  /** Under a name of its own from the second time on: what is asked once is not kept. */
  #prepare(text: string): Statement {
    const isKept = this.#seen.has(text) && this.#kept.size < MAX_CACHED_STATEMENTS;
    if (text.length <= MAX_CACHED_LENGTH && this.#seen.size < MAX_CACHED_STATEMENTS) this.#seen.add(text);
    const name = isKept ? `kept_${this.#kept.size}` : '';
    const heard = this.#exchange([serialize.parse({ name, text }), serialize.describe({ type: 'S', name })]);
    const asked = heard.find((message) => message instanceof messages.ParameterDescriptionMessage);
    const rows = heard.find((message) => message instanceof messages.RowDescriptionMessage) ?? null;
    const statement = { name, paramTypes: asked?.dataTypeIDs ?? [], rows };
    if (isKept) this.#kept.set(text, statement);
    return statement;
  }

  #written(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : this.serializers[type];
    if (serializer) return serializer(value);
    return typeof value === 'string' ? value : JSON.stringify(value);
  }

  /** Whoever asks has readers of dates of their own, the same every time: they are laid over PGlite's once. */
  #readersOf({ parsers = {} }: QueryOptions): Readers {
    if (this.#readers) return this.#readers;
    const readers: Readers = { ...this.parsers };
    for (const type of Object.keys(parsers)) {
      const reader = parsers[Number(type)];
      if (reader) readers[type] = reader;
    }
    this.#readers = readers;
    return this.#readers;
  }

  /** One question and all that comes back; the database is done with it when this returns. */
  #exchange(question: readonly Uint8Array[]): Message[] {
    const answer = this.execProtocolRawSync(Buffer.concat([...question, serialize.sync()]));
    const heard: Message[] = [];
    this.#heard.parse(answer, (message) => heard.push(message));
    const error = heard.find((message) => message instanceof messages.DatabaseError);
    if (error) throw error;
    return heard;
  }
}

/** Rows are whatever the statement of the one who asks says they are. */
function holdsRows<Row>(results: object | undefined): results is Results<Row> {
  return results !== undefined;
}
