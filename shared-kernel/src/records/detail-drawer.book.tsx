import { Button } from '../ui';
import { DescriptionGrid } from './description-grid';
import { DetailDrawer } from './detail-drawer';

export const chapter = 'drawer';
export const shows = { DetailDrawer };
export const states = {
  open: (
    <DetailDrawer
      open
      title="TX-060"
      extra={<Button type="text">Next</Button>}
      footer={
        <>
          <Button type="primary">Release</Button> <Button>Hold</Button>
        </>
      }
      onClose={() => undefined}
    >
      <DescriptionGrid
        items={[
          { label: 'Payee', value: 'Meridian Energy Partners' },
          { label: 'Amount', value: 'USD 1,250,000.00' },
        ]}
      />
    </DetailDrawer>
  ),
};
