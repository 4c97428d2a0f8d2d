import { toastTimeMs } from '@repo/domain/screen/toast-time';
import { Toast, toastStackClassNames } from '@repo/ui/overlays/toast';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import type { ToastContentProps } from 'react-toastify/unstyled';
import { noticeShown, selectWaitingNotices } from './notices-slice.ts';
import type { ShownNotice } from './notices-slice.ts';
import { raiseOverDialog } from './raise-over-dialog.ts';
import { useNoticeText } from './use-notice-text.ts';

const transition = cssTransition({ enter: toastStackClassNames.enter, exit: toastStackClassNames.leave });

/** Shows each notice for its time at the top right (Z-R04); what has to be acted on also stays in its place. */
export function Toasts() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const waiting = useSelector(selectWaitingNotices);
  const layer = useRef<HTMLDivElement>(null);
  const { closeWithStep, closeFailure } = useShownToasts();
  useEffect(() => {
    // The section of react-toastify would announce every toast; here the role of each toast decides.
    layer.current?.querySelector('section')?.setAttribute('aria-live', 'off');
  }, []);
  useEffect(() => {
    for (const notice of waiting) {
      dispatch(noticeShown(notice.id));
      if (notice.kind === 'resolved') {
        closeFailure(notice.code);
        continue;
      }
      // What has just been answered shows that the server can be reached again.
      if (notice.kind === 'success') closeFailure('unable_to_access_server');
      const toastId = toastIdOf(notice);
      toast((content: ToastContentProps<ShownNotice>) => <NoticeToast {...content} />, {
        // A notice that is on screen already is not shown twice.
        toastId,
        data: notice,
        role: roleOf(notice),
        autoClose: toastTimeMs(notice.kind === 'success' ? notice.key : notice.failure.code),
      });
      closeWithStep(toastId);
      if (layer.current !== null) raiseOverDialog(layer.current);
    }
  }, [waiting, dispatch, closeWithStep, closeFailure]);
  return (
    <div ref={layer} className={toastStackClassNames.layer}>
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
    </div>
  );
}

const toastIdOf = (notice: ShownNotice): string =>
  notice.kind === 'success' ? notice.key : [notice.failure.code, ...(notice.failure.details ?? [])].join(' ');

const roleOf = (notice: ShownNotice): 'status' | 'alert' | 'group' => {
  if (notice.kind === 'success') return 'status';
  return notice.isAnnounced ? 'alert' : 'group';
};

type Place = { readonly pathname: string; readonly search: string };

const stepAt = ({ pathname, search }: Place): string =>
  `${pathname} ${new URLSearchParams(search).get('step') ?? ''}`;

/** Closes toasts once the page or step that they were shown on is left, and when their failure is resolved. */
function useShownToasts() {
  const step = stepAt(useLocation());
  const [shown] = useState(() => new Map<string, string>());
  useEffect(() => {
    for (const [id, shownOn] of shown) {
      if (shownOn === step) continue;
      toast.dismiss(id);
      shown.delete(id);
    }
  }, [shown, step]);
  // The address is read where it changes first: a press may show a toast and open the next step at once.
  const closeWithStep = useCallback((id: string) => void shown.set(id, stepAt(globalThis.location)), [shown]);
  const closeFailure = useCallback(
    (code: string) => {
      for (const id of shown.keys()) if (id.split(' ')[0] === code) toast.dismiss(id);
    },
    [shown],
  );
  return { closeWithStep, closeFailure };
}

/** Pauses while a pointer or the focus is on it. */
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
