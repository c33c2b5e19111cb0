import { lazily } from '../shared/lazily.tsx';

// Screens that are not loaded ahead. The sign-in does not contain the addresses of their chunks.
export const CreateScreen = lazily(
  () => import('../features/creating/CreateScreen.tsx'),
  'CreateScreen',
);
export const ConfigureScreen = lazily(
  () => import('../features/creating/ConfigureScreen.tsx'),
  'ConfigureScreen',
);
export const TaskListScreen = lazily(
  () => import('../features/tasks/TaskListScreen.tsx'),
  'TaskListScreen',
);
export const UserManagementScreen = lazily(
  () => import('../features/users/UserManagementScreen.tsx'),
  'UserManagementScreen',
);
