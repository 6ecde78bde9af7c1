import { mockCanvas } from './test-canvas';
import { canReadCanvas } from './can-read-canvas';

describe('canReadCanvas', () => {
  it('[R20] canReadCanvas returns true if the browser returns the drawn pixels', () => {
    mockCanvas();
    expect(canReadCanvas()).toBe(true);
  });

  it('[R20] canReadCanvas returns false if the browser adds noise to the pixels', () => {
    mockCanvas({ isGuarded: true });
    expect(canReadCanvas()).toBe(false);
  });

  it.each([
    ['one colour', () => ({ data: new Uint8ClampedArray(16 * 16 * 4).fill(255) })],
    ['nothing', () => ({ data: new Uint8ClampedArray() })],
    [
      'an error',
      () => {
        throw new DOMException('Not allowed', 'SecurityError');
      },
    ],
  ])(
    '[R20] canReadCanvas returns false if the browser returns %s instead of the drawn pixels',
    (_what, getImageData) => {
      const context = { fillRect: () => undefined, getImageData };
      jest
        .spyOn(HTMLCanvasElement.prototype, 'getContext')
        .mockReturnValue(context as unknown as RenderingContext);
      expect(canReadCanvas()).toBe(false);
    },
  );
});
