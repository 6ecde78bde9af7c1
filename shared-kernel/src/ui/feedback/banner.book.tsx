import { Button } from '../antd';
import { Banner } from './banner';

export const chapter = 'waiting';
export const shows = { Banner };
export const states = {
  'two tones': (
    <>
      <Banner tone="info" label="New release" text="A new version is available.">
        <Button size="small">Reload</Button>
        <Button size="small" type="text">
          Later
        </Button>
      </Banner>
      <Banner tone="warning" text="Changes will not last: this browser keeps nothing." />
    </>
  ),
};
