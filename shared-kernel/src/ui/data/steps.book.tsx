import { Icon } from '../icon/icon';
import { Steps, type Step } from './steps';

const steps: readonly Step[] = [
  { id: 'sent', mark: <Icon name="check" />, content: 'Sent', tone: 'success' },
  { id: 'signed', mark: <Icon name="signature" />, content: 'To be signed', isCurrent: true },
  { id: 'filed', mark: <Icon name="flag" />, content: 'To be filed' },
];

export const chapter = 'records';
export const shows = { Steps };
export const states = {
  'a row': <Steps label="Steps in a row" orientation="row" steps={steps} />,
  'a column': <Steps label="Steps in a column" steps={steps} />,
  'a small column': <Steps label="Small steps" size="small" steps={steps} />,
};
