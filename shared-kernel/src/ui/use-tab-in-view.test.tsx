import { SegmentedTabs } from './segmented-tabs';
import { renderWithProviders } from '../testing/render';

const tabs = [
  { key: 'profile', label: 'Profile' },
  { key: 'preferences', label: 'Preferences' },
] as const;

const box = (left: number, right: number) => ({ left, right }) as DOMRect;

describe('useTabInView', () => {
  it.each([
    ['profile', box(-40, 60), -88],
    ['profile', box(0, 100), undefined],
    ['preferences', box(380, 480), 168],
  ] as const)('[PR1] brings the open tab %s into sight', (value, place, left) => {
    const scrollBy = jest.fn();
    Element.prototype.scrollBy = scrollBy;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return this.getAttribute('role') === 'tablist' ? box(0, 360) : place;
    });
    renderWithProviders(
      <SegmentedTabs label="Settings" tabs={tabs} value={value} onChange={() => undefined}>
        Panel
      </SegmentedTabs>,
    );
    expect(scrollBy.mock.calls).toEqual(left === undefined ? [] : [[{ left }]]);
  });
});
