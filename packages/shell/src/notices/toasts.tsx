import { toastTimeMs } from '@repo/domain/screen/toast-time';
import { Toast, toastStackClassNames } from '@repo/ui/overlays/toast';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import type { ToastContentProps } from 'react-toastify/unstyled';
import { noticeShown, selectWaitingNotices } from './notices-slice.ts';
import type { ShownNotice } from './notices-slice.ts';
import { useNoticeText } from './use-notice-text.ts';

const transition = cssTransition({ enter: toastStackClassNames.enter, exit: toastStackClassNames.leave });

/** Shows every notice for its time at the top right (Z-R04); a failure stays until somebody has read or mended it. */
export function Toasts() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const waiting = useSelector(selectWaitingNotices);
  useEffect(() => {
    for (const notice of waiting) {
      dispatch(noticeShown(notice.id));
      if (notice.kind === 'mended') {
        toast.dismiss(notice.code);
        continue;
      }
      toast((content: ToastContentProps<ShownNotice>) => <NoticeToast {...content} />, {
        // What stands there already is not told beside itself.
        toastId:
          notice.kind === 'success'
            ? notice.key
            : [notice.failure.code, ...(notice.failure.details ?? [])].join(' '),
        data: notice,
        role: notice.kind === 'success' ? 'status' : 'alert',
        autoClose: notice.kind === 'success' ? toastTimeMs(notice.key) : false,
      });
    }
  }, [waiting, dispatch]);
  return (
    <ToastContainer
      position="top-right"
      className={toastStackClassNames.stack}
      transition={transition}
      closeButton={false}
      closeOnClick={false}
      draggable={false}
      hideProgressBar
      progressClassName={toastStackClassNames.time}
      pauseOnHover
      icon={false}
      aria-label={t('notifications.heading')}
    />
  );
}

/** It waits while somebody is at it, by mouse or by keyboard. */
function NoticeToast({ data, toastProps: { toastId: id }, closeToast }: ToastContentProps<ShownNotice>) {
  const { title, details } = useNoticeText(data);
  return (
    <div onFocus={() => toast.pause({ id })} onBlur={() => toast.play({ id })}>
      <Toast kind={data.kind} title={title} onDismiss={closeToast}>
        {details.length === 0 ? null : (
          <ul>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
      </Toast>
    </div>
  );
}
