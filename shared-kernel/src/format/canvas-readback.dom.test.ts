import { lendCanvas } from './test-canvas';
import { canReadCanvas } from './canvas-readback';

describe('reading a canvas back', () => {
  it('[R20] is possible where it gives what was drawn', () => {
    lendCanvas();
    expect(canReadCanvas()).toBe(true);
  });

  it('[R20] is not where it gives noise', () => {
    lendCanvas({ isGuarded: true });
    expect(canReadCanvas()).toBe(false);
  });

  it.each([
    ['one colour', () => ({ data: new Uint8ClampedArray(16 * 16 * 4).fill(255) })],
    ['nothing', () => ({ data: new Uint8ClampedArray() })],
    [
      'a refusal',
      () => {
        throw new DOMException('Not allowed', 'SecurityError');
      },
    ],
  ])('[R20] is not where it gives %s', (_what, getImageData) => {
    const context = { fillRect: () => undefined, getImageData };
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue(context as unknown as RenderingContext);
    expect(canReadCanvas()).toBe(false);
  });
});
