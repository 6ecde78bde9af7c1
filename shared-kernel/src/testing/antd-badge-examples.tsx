import { Alert, Avatar, Badge, Button, Card, Empty, Result, SkeletonNode, Tag } from '../ui/antd';
import { Icon } from '../ui/icon/icon';

const tints = ['default', 'success', 'processing', 'warning', 'error'] as const;
const alerts = ['info', 'warning', 'error'] as const;

const icon = <Icon name="info" />;

export const BadgeExamples = () => (
  <>
    {tints.map((color) => (
      <Tag key={color} variant="outlined" color={color} icon={icon}>
        Label
      </Tag>
    ))}
    <Badge size="small" count={4} title={null} />
    <Badge size="small" count={120} title={null} />
    <Avatar size="large">AB</Avatar>
    {alerts.map((type) => (
      <Alert
        key={type}
        type={type}
        showIcon
        icon={icon}
        title="Title"
        action={<Button>Go</Button>}
      />
    ))}
    <Alert type="error" showIcon icon={icon} title="Title" description="Words" />
    <Card>Content</Card>
    <Result icon={icon} title="Title" subTitle="Words" extra={<Button>Go</Button>} />
    <SkeletonNode />
    <Empty image={<Icon name="info" />} description="Nothing here">
      <Button>Go</Button>
    </Empty>
  </>
);
