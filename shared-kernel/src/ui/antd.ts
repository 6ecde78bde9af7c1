/** The one file that names antd components: a component that is missing here is missing everywhere. */
export {
  Alert,
  Avatar,
  Button,
  Checkbox,
  Drawer,
  Dropdown,
  Input,
  InputNumber,
  Modal,
  Popover,
  Segmented,
  Select,
  Switch,
} from 'antd';
export type {
  ButtonProps,
  DrawerProps,
  InputProps,
  InputRef,
  MenuProps,
  ModalProps,
  SelectProps,
} from 'antd';
