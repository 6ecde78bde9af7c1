import {
  Descriptions,
  Progress,
  Segmented,
  Statistic,
  Steps,
  Table,
  Tabs,
  Timeline,
} from '../ui/antd';
import { Icon } from '../ui/icon/icon';

const steps = (['finish', 'process', 'wait'] as const).map((status) => ({
  status,
  icon: <Icon name="check" />,
  content: 'Words',
}));

export const DescriptionExamples = () => (
  <>
    <Descriptions
      bordered
      size="small"
      column={1}
      items={[{ label: 'Label', children: 'Value' }]}
    />
    <Statistic title="Title" suffix={<Icon name="coins" />} formatter={() => '12'} />
    <Steps type="dot" orientation="horizontal" items={steps} />
    <Steps type="dot" orientation="vertical" responsive={false} items={steps} />
    <Steps size="small" orientation="vertical" responsive={false} items={steps} />
    <Timeline items={steps.map(({ icon, content }) => ({ icon, content }))} />
    <Progress percent={40} size="small" status="normal" showInfo={false} />
  </>
);

const tabs = [
  { key: 'one', label: 'One', icon: <Icon name="search" /> },
  { key: 'two', label: 'Two' },
];

export const ViewExamples = () => (
  <>
    <Segmented
      options={[
        { value: 'cards', icon: <Icon name="list" /> },
        { value: 'table', icon: <Icon name="table" /> },
      ]}
    />
    <Tabs items={tabs} />
  </>
);

const payments = [
  { key: 'one', payee: 'Meridian', amount: 640 },
  { key: 'two', payee: 'Northwind', amount: 1250 },
];

export const TableExamples = () => (
  <>
    {(['medium', 'small'] as const).map((size) => (
      <Table
        key={size}
        size={size}
        columns={[
          { key: 'payee', dataIndex: 'payee', title: 'Payee', rowScope: 'row' },
          { key: 'amount', dataIndex: 'amount', title: 'Amount', align: 'end' },
        ]}
        dataSource={payments}
        pagination={false}
        rowHoverable={false}
        rowSelection={{ selectedRowKeys: ['two'] }}
      />
    ))}
  </>
);
