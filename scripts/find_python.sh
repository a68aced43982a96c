# This file is the search for a Python that is new enough; `play` and `check` read it. It sets $python, or leaves.
python=
seen=
for name in python3 python python3.14 python3.13 python3.12 python3.11; do
    path=$(command -v "$name") || continue
    if "$path" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        python=$path
        break
    fi
    seen="$seen $path ($("$path" -c 'import platform; print(platform.python_version())' 2>/dev/null || echo broken))"
done
if [ -z "$python" ]; then
    echo "Great Circle needs Python 3.11 or newer.${seen:+ Found only:$seen.}" >&2
    echo "Install a newer Python (python.org, or your system's packages), then run this again." >&2
    exit 1
fi
