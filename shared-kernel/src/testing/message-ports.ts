type Listener = ((event: MessageEvent) => void) | null;

const deliver = (to: EventTarget & { onmessage: Listener }, data: unknown) => {
  const copy = structuredClone(data);
  setTimeout(() => {
    const event = new MessageEvent('message', { data: copy });
    to.onmessage?.(event);
    to.dispatchEvent(event);
  }, 0);
};

class Port extends EventTarget {
  onmessage: Listener = null;
  other: Port | undefined;
  postMessage(data: unknown) {
    if (this.other) deliver(this.other, data);
  }
  start() {
    return undefined;
  }
  close() {
    this.other = undefined;
  }
}

/** A message channel that uses timers. It works with fake timers and does not keep the Node process alive. */
export class TimerMessageChannel {
  readonly port1 = new Port();
  readonly port2 = new Port();
  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

const rooms = new Map<string, Set<TimerBroadcastChannel>>();

export class TimerBroadcastChannel extends EventTarget {
  onmessage: Listener = null;
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    const room = rooms.get(name) ?? new Set();
    rooms.set(name, room.add(this));
  }
  postMessage(data: unknown) {
    // Posting to a closed channel throws, as in browsers.
    if (rooms.get(this.name)?.has(this) !== true)
      throw new DOMException('Channel is closed', 'InvalidStateError');
    for (const channel of rooms.get(this.name) ?? []) if (channel !== this) deliver(channel, data);
  }
  close() {
    rooms.get(this.name)?.delete(this);
  }
}
