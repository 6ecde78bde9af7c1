import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { releaseSchemas, localPointer, type RemoteRelease } from 'shared-kernel/remote';
import * as v from 'valibot';
import { configMeta, replacedPageData, withoutPolicy } from '../../webpack/page-meta';
import { CliError } from '../base/cli-error';
import { compositionHash } from '../compose/documents';
import { pointerInPage } from '../compose/page';
import { pathOf, remoteAddress } from '../serve/listeners';

/** How long a released product may take to answer. */
const answerLimitMs = 30_000;

const passedHeaders = ['content-type', 'cache-control', 'content-range', 'accept-ranges', 'etag'];

const belowRemotes = /^\/remotes\/([^/]+)\/(.*)$/;

const isPage = (path: string) => !/\.\w+$/.test(path);

async function ask(address: URL, { range }: IncomingMessage['headers'] = {}): Promise<Response> {
  const signal = AbortSignal.timeout(answerLimitMs);
  try {
    return await fetch(address, { signal, headers: range === undefined ? {} : { range } });
  } catch {
    throw new CliError(`${address.href} does not answer.`);
  }
}

async function readText(address: URL): Promise<string> {
  const answer = await ask(address);
  if (!answer.ok) throw new CliError(`${address.href} answers ${answer.status}.`);
  return answer.text();
}

function send(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-cache',
  });
  response.end(text);
}

async function passOn(
  address: URL,
  { headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await ask(address, headers);
  const passed = passedHeaders.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  response.writeHead(answer.status, Object.fromEntries(passed));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** A released product, as far as a page reads it; its documents are read each time, since it may be released again. */
export class ReleasedProduct {
  #addresses: ReadonlyMap<string, URL> = new Map();

  constructor(
    readonly shell: URL,
    private readonly name: string,
    private readonly fromSource: RemoteRelease,
  ) {}

  /** The page, told where its composition is now and that a remote may lack digests. Its policy named other origins. */
  async page(): Promise<string> {
    const html = await readText(this.shell);
    const pointer = pointerInPage(html);
    if (pointer === undefined)
      throw new CliError(`${this.shell.href} answers no page of a released shell.`);
    const change = { compositionPointer: localPointer, allowLocalRemotes: true };
    return replacedPageData(withoutPolicy(html), configMeta, change);
  }

  /** What is current there, with the remote from source and the files of the others below the page's own origin. */
  async pointer(): Promise<string> {
    const place = new URL(pointerInPage(await readText(this.shell)) ?? localPointer, this.shell);
    const read = v.safeParse(releaseSchemas.pointer, JSON.parse(await readText(place)));
    if (!read.success) throw new CliError(`${place.href} is not a list of released remotes.`);
    const released = Object.entries(read.output.composition.remotes);
    this.#addresses = new Map(
      released.map(([name, { address }]) => [name, new URL(address, this.shell)]),
    );
    const passed = released.map(
      ([name, release]) => [name, { ...release, address: remoteAddress(name) }] as const,
    );
    const composition = {
      ...read.output.composition,
      remotes: { ...Object.fromEntries(passed), [this.name]: this.fromSource },
    };
    return JSON.stringify({ ...read.output, composition, hash: compositionHash(composition) });
  }

  /** Where a file is that the page asks for. */
  async placeOf(path: string): Promise<URL> {
    const [, name = '', file = ''] = belowRemotes.exec(path) ?? [];
    if (name === '') return new URL(path, this.shell);
    if (this.#addresses.size === 0) await this.pointer();
    const address = this.#addresses.get(name);
    return address ? new URL(file, address) : new URL(path, this.shell);
  }
}

/** Answers as a released product does, but for the files of the remote from source. */
export function againstListener(product: ReleasedProduct): RequestListener {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request) ?? '/';
    if (path === localPointer) send(response, 'application/json', await product.pointer());
    else if (isPage(path)) send(response, 'text/html', await product.page());
    else await passOn(await product.placeOf(path), request, response);
  };
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else
        response
          .writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' })
          .end(error instanceof CliError ? error.message : 'The released product cannot be read.');
    });
  };
}
