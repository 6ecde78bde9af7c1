import { SideBySide } from '../../book/side-by-side';
import { tones } from '../../domain/status/status-view';
import { ProgressTrack } from './progress-track';
import { toneClass } from './status-tag';

const Toned = ({ value }: { readonly value: number }) => (
  <>
    {tones.map((tone) => (
      <div key={tone} className={toneClass(tone)} style={{ inlineSize: 120 }}>
        <ProgressTrack role="meter" label={tone} value={value} isToned />
      </div>
    ))}
  </>
);

export const chapter = 'figures';
export const shows = { ProgressTrack };
export const states = {
  'empty, half, full': (
    <SideBySide>
      {[0, 50, 100].map((value) => (
        <div key={value} style={{ inlineSize: 120 }}>
          <ProgressTrack role="progressbar" label={`${value} %`} value={value} />
        </div>
      ))}
    </SideBySide>
  ),
  'in the tone around it': (
    <SideBySide>
      <Toned value={70} />
    </SideBySide>
  ),
};
