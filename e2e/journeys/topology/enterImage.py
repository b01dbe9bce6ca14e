"""
Runs the image's command as a container runtime does: as the image's user, in a root that is read-only except /data and
/tmp, without Linux capabilities. Arguments: folder of the root, folder of /data, command.
Started in a mount namespace of its own, so that its mounts end with it.
"""

import ctypes
import os
import subprocess
import sys

nobody = 65532
pr_set_pdeathsig, pr_set_no_new_privs = 1, 38
root, data, command = sys.argv[1], sys.argv[2], sys.argv[3:]


def mount(*words):
    subprocess.run(["mount", *words], check=True)


mount("--bind", root, root)
mount("-t", "tmpfs", "-o", "mode=1777", "tmpfs", f"{root}/tmp")
mount("--bind", data, f"{root}/data")
mount("--rbind", "/dev", f"{root}/dev")
mount("-t", "proc", "proc", f"{root}/proc")
mount("-o", "remount,bind,ro", root)
os.chroot(root)
os.chdir("/app")
os.setgroups([])
os.setgid(nobody)
os.setuid(nobody)
libc = ctypes.CDLL(None)
libc.prctl(pr_set_no_new_privs, 1, 0, 0, 0)
# A change of the user forgets the signal for the death of the parent.
libc.prctl(pr_set_pdeathsig, 9)
os.execv(command[0], command)
