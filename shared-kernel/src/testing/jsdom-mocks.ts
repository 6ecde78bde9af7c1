/** A `PointerEvent` for jsdom, which has none: a mouse event with pointer fields. */
export class MockPointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly isPrimary: boolean;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
    this.pointerType = init.pointerType ?? '';
    this.isPrimary = init.isPrimary ?? true;
  }
}

/** A minimal `Request` for the router, because Node’s `Request` rejects jsdom’s abort signals. */
export class MockRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly signal: AbortSignal;
  constructor(input: string | URL, { method, headers, signal }: RequestInit = {}) {
    this.url = String(input);
    this.method = method ?? 'GET';
    this.headers = new Headers(headers);
    this.signal = signal ?? new AbortController().signal;
  }
}

/** A mock of browser observers that never reports a change, because jsdom has no layout. */
export class MockObserver {
  observe() {
    return undefined;
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
  takeRecords() {
    return [];
  }
}

/** A mock media query that never matches. */
export const mockMediaQueryList = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** Returns the bytes of a blob, read with `FileReader` because jsdom lacks `Blob.arrayBuffer`. */
export const readBlobBytes = (blob: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('The blob could not be read'));
    reader.readAsArrayBuffer(blob);
  });
