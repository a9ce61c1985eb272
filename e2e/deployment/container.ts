/** What the trial looks at in `docker inspect`. */
export interface Container {
  Id: string;
  Name: string;
  State: { Pid: number; Running: boolean; ExitCode: number };
  RestartCount: number;
  Config: { User: string; Env: string[]; Image: string };
  HostConfig: {
    ReadonlyRootfs: boolean;
    CapDrop: string[] | null;
    CapAdd: string[] | null;
    SecurityOpt: string[] | null;
    Privileged: boolean;
    Memory: number;
    NanoCpus: number;
    PidsLimit: number;
    PortBindings: Record<string, { HostIp: string; HostPort: string }[]>;
  };
  NetworkSettings: { Networks: Record<string, unknown> };
}
