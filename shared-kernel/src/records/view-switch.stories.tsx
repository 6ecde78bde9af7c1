import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FlexRow } from '../stories/flex-row';
import { CopyableText } from './copyable-text';
import { RecordStepper } from './record-stepper';
import { ViewSwitch } from './view-switch';

const nothing = () => undefined;
const records = [{ id: 'CL-001' }, { id: 'CL-002' }, { id: 'CL-003' }];

export default { component: ViewSwitch } satisfies Meta<typeof ViewSwitch>;

export const FirstRecord: StoryObj = {
  render: () => (
    <FlexRow>
      <ViewSwitch value="cards" onChange={nothing} />
      <CopyableText text="CON-1001" label="contract id" truncate={12} />
      <RecordStepper noun="client" records={records} openId="CL-001" onStep={nothing} />
    </FlexRow>
  ),
};

export const NextRecord: StoryObj = {
  render: () => (
    <FlexRow>
      <ViewSwitch value="table" onChange={nothing} />
      <CopyableText text="CON-1" label="short id" />
      <RecordStepper noun="client" records={records} openId="CL-002" onStep={nothing} />
    </FlexRow>
  ),
};
