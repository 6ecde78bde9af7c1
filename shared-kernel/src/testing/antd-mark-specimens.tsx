import { Tag } from '../ui/antd';
import { Icon } from '../ui/icon';

const tints = ['default', 'success', 'processing', 'warning', 'error'] as const;

/** Marks and surfaces as the product draws them. */
export const Marks = () => (
  <p>
    {tints.map((color) => (
      <Tag key={color} variant="outlined" color={color} icon={<Icon name="info" />}>
        Label
      </Tag>
    ))}
  </p>
);
