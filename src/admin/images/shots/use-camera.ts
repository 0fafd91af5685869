import { type RefObject, useEffect, useState } from 'react';

/** `denied`: the browser or a person forbids it; `none`: there is no camera that a page could use. */
export type CameraState = 'starting' | 'live' | 'denied' | 'none';

/** Asks for as many pixels as possible: a phone that is held upright uses a third of them. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 3840 }, height: { ideal: 2160 } },
};

/** Shows the camera at the back of the device in the video while the component is mounted. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isOver = false;
    async function start(): Promise<void> {
      try {
        const found = await navigator.mediaDevices.getUserMedia(WANTED);
        stream = found;
        if (isOver || !video.current) return stop(found);
        video.current.srcObject = found;
        await video.current.play();
        if (!isOver) setState('live');
      } catch (cause) {
        if (isOver) return;
        const isDenied = cause instanceof DOMException && cause.name === 'NotAllowedError';
        setState(isDenied ? 'denied' : 'none');
      }
    }
    // Phones end the camera of a page that is out of sight.
    const resume = () => {
      if (document.visibilityState === 'visible' && stream?.active === false) void start();
    };
    document.addEventListener('visibilitychange', resume);
    void start();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', resume);
      stop(stream);
    };
  }, [video]);
  return state;
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
