import { SideBySide } from '../book/side-by-side';
import { CopyText } from './copy-text';
import { RecordStepper } from './record-stepper';
import { ViewSwitch } from './view-switch';

const nothing = () => undefined;
const records = [{ id: 'CL-001' }, { id: 'CL-002' }, { id: 'CL-003' }];

export const chapter = 'controls';
export const shows = { ViewSwitch, CopyText, RecordStepper };
export const states = {
  'the first of each': (
    <SideBySide>
      <ViewSwitch value="cards" onChange={nothing} />
      <CopyText text="CON-1001" label="contract id" truncate={12} />
      <RecordStepper noun="client" records={records} openId="CL-001" onStep={nothing} />
    </SideBySide>
  ),
  'the other': (
    <SideBySide>
      <ViewSwitch value="table" onChange={nothing} />
      <CopyText text="CON-1" label="short id" />
      <RecordStepper noun="client" records={records} openId="CL-002" onStep={nothing} />
    </SideBySide>
  ),
};
