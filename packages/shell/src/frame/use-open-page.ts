import { useLocation, useNavigate } from 'react-router-dom';

/** Opens a page of the same app; the open one is not added to the history again. */
export function useOpenPage(): (path: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (path) => {
    if (path !== pathname) void navigate(path);
  };
}
