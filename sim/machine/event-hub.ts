// Listeners of an Espruino object: on, removeListener and the like.
import type { Api, Callback } from './script';

export class EventHub {
  private readonly listeners = new Map<string, Callback[]>();

  has(event: string): boolean {
    return (this.listeners.get(event) ?? []).length > 0;
  }

  of(event: string): Callback[] {
    return [...(this.listeners.get(event) ?? [])];
  }

  /** The calls that an object offers for its events; only these events exist. */
  members(events: readonly string[], refuse: (what: string) => never): Api {
    const known = (event: unknown): string => {
      if (typeof event !== 'string' || !events.includes(event)) refuse(`event "${String(event)}"`);
      return event as string;
    };
    return {
      on: (event: unknown, callback: unknown) => {
        const name = known(event);
        this.listeners.set(name, [...this.of(name), callback as Callback]);
      },
      removeListener: (event: unknown, callback: unknown) => {
        const name = known(event);
        this.listeners.set(
          name,
          this.of(name).filter((each) => each !== callback),
        );
      },
      removeAllListeners: (event: unknown) => {
        if (event === undefined) this.listeners.clear();
        else this.listeners.delete(known(event));
      },
    };
  }
}
