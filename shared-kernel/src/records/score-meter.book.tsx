import { ScoreMeter } from './score-meter';

export const chapter = 'figures';
export const shows = { ScoreMeter };
export const states = {
  high: (
    <ScoreMeter
      score={92}
      label="Compliance score"
      band={{ label: 'Compliant', tone: 'success', icon: 'shield-check' }}
    />
  ),
  low: (
    <ScoreMeter
      score={38}
      label="Compliance score"
      band={{ label: 'At risk', tone: 'danger', icon: 'warning' }}
    />
  ),
};
