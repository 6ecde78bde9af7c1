import { Runtime as LibraryRuntime } from '@antv/g2/esm/exports';
import type { ThemeMode } from '../theme/palette';
import { announceDrawing } from './drawings-under-way';

interface LibraryEvent {
  path: readonly unknown[];
}

/**
 * The library has one event of each of these kinds for all charts. It keeps the path it last took: the canvas, and
 * so the whole screen around it, which could not be collected once it is closed.
 */
const kinds = ['beforerender', 'rerender', 'afterrender', 'removed', 'reparent', 'destroy'];
const events = new Set<LibraryEvent>();

/** Emitted besides the library's own events: the chart shows what it was last given, or cannot. */
export interface DrawingEvent {
  readonly type: 'drawn' | 'failed';
  /** Of the theme that the chart was given. */
  readonly mode: ThemeMode;
}

/**
 * The library's chart. It emits when it is drawn, follows the size of its container, and is destroyed only after a
 * drawing that is under way. Drawing never rejects: the components leave that unhandled.
 */
export class Runtime extends LibraryRuntime {
  #latest: Promise<this> | undefined;
  readonly #sizes = new ResizeObserver(() => void this.forceFit());

  override render(): Promise<this> {
    const drawing: Promise<this> = super
      .render()
      .then(
        () => this.#latest === drawing && this.#tell('drawn'),
        () => this.#tell('failed'),
      )
      .then(() => this);
    if (!this.#latest) this.#follow();
    this.#latest = drawing;
    announceDrawing(drawing);
    return drawing;
  }

  override destroy(): void {
    this.#sizes.disconnect();
    void Promise.resolve(this.#latest).then(() => {
      super.destroy();
      for (const event of events) event.path = [];
    });
  }

  #tell(type: DrawingEvent['type']): void {
    const { theme } = this.options() as { readonly theme: { readonly type: ThemeMode } };
    this.emit(type, { type, mode: theme.type } satisfies DrawingEvent);
  }

  #follow(): void {
    this.#sizes.observe(this.getContainer());
    const { canvas } = this.getContext();
    for (const kind of kinds)
      canvas?.addEventListener(kind, (event: LibraryEvent) => events.add(event));
  }
}
